// @ts-check
import { installEngines } from './engines.mjs';

// Before `npm run traveller`: the engines that it lacks, where they can be installed.
installEngines();
