import { elena } from './figures/elena'
import { luna } from './figures/luna'
import { maya } from './figures/maya'
import { sophie } from './figures/sophie'
import { valentina } from './figures/valentina'
import { zoe } from './figures/zoe'

export const FIGURES = { valentina, sophie, maya, zoe, elena, luna }
