import type { APIContext } from 'astro';
import { localeOf } from '../paths.ts';
import { getAdvice } from '../trip/advice.server.ts';

/** What the planner says of a trip beside its plan. */
export const GET = ({ routePattern }: APIContext) =>
  Response.json(getAdvice(localeOf(routePattern)));
