/** As Wikimedia Commons names them. */
export const commonsLicences = [
  'Public domain',
  'CC0 1.0',
  'CC BY 2.0',
  'CC BY 2.5',
  'CC BY 3.0',
  'CC BY 4.0',
  'CC BY-SA 2.0',
  'CC BY-SA 2.5',
  'CC BY-SA 3.0',
  'CC BY-SA 4.0',
] as const;

/** `own`: all rights reserved. */
export const ownLicences = ['own', 'CC0 1.0', 'CC BY 4.0', 'CC BY-SA 4.0'] as const;
