/** What comments say in plainer words. */
export const fancyWords = [
  'whoever',
  'whatever',
  'nobody',
  'somebody',
  'anew',
  'upon',
  'amiss',
  'besides',
  'stands',
  'at hand',
  'is none',
  'for want of',
];
