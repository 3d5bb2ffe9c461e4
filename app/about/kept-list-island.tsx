import { asIsland } from '../i18n/context.tsx';
import { KeptList } from './kept-list.tsx';

export const KeptListIsland = asIsland(KeptList);
