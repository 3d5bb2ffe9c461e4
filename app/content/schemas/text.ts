import { z } from 'zod';

export const text = (min: number, max: number) => z.string().trim().min(min).max(max);
