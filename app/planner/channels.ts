import { createContext } from 'react';
import type { Channels } from '../contact/business.server.ts';

/** How a visitor can ask about a trip without the form. */
export const ChannelsContext = createContext<Channels>({});
