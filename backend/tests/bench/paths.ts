export const INBOUND_PATH = '/api/twilio/inbound'
export const BASELINE_PATH = '/bench/inbound'
export const MEMORY_PATH = '/bench/memory'
export const LOOP_PATH = '/bench/loop'
