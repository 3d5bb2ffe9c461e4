import { asIsland } from '../../i18n/context.tsx';
import { CopyPanel } from './copy-panel.tsx';

export const CopyPanelIsland = asIsland(CopyPanel);
