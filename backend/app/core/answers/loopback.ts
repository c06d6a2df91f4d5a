/** This machine, as the host of a URL. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
