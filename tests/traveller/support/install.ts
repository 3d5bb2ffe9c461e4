import { installEngines } from '../../../tools/run/engines.mjs';

/** Once before all tests: what is missing, where it can be installed. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default installEngines;
