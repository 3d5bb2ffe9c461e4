// @ts-check
import { installEngines } from './engines.mjs';

installEngines();
