/* What does not fit in content/. The build says it in English, `npm run check` by its name in Turkish and Arabic too. */

export const sentences = {
  other: '{message}',
  missing: 'this field is missing',
  unknown: 'the site does not know these fields: {names}',
  text: 'expected a text; one that looks like a number needs quotation marks',
  list: 'expected a list',
  number: 'expected a number',
  whole: 'expected a whole number',
  small: 'expected at least {least}',
  large: 'expected at most {most}',
  few: 'there are {have}, at least {need} are needed',
  many: 'there are {have}, at most {most} are possible',
  short: 'the text has {have} characters and needs at least {need}',
  long: 'the text has {have} characters; {most} fit',
  choice: 'expected one of {options}',
  name: '"{name}" cannot be a name here',
  format: '{message}',
  anEmail: 'expected an e-mail address, such as name@example.com',
  anAddress: 'expected the address of a page, which begins with https://',
  aDate: 'expected a day, such as 2027-05-31',

  unreadable: '{message}',
  waits: 'not checked before this is mended: {entries}',
  stranger:
    'nothing reads this file; is its language in app/locales.ts (and in the "locales" of its facts.json, if there ' +
    'are any) and its id in content/site.json?',

  photoMissing:
    'there is no picture "{file}" in the folder of this entry (JPEG, PNG, WebP or AVIF)',
  photoHeavy: '"{file}" has {have} MB and at most {megabytes} fit: export it smaller',
  photoPixels:
    '"{file}" has {width} × {height} pixels and at most {megapixels} million fit: export it smaller',
  photoSmall:
    '"{file}" has {width} × {height} pixels; at least {leastWidth} × {leastHeight} are needed',
  photoFormat: '"{file}" is no photograph in JPEG, PNG, WebP or AVIF',
  photoHeic: '"{file}" is HEIC, which the build cannot read: export it as JPEG',
  photoAnimated: '"{file}" moves: choose a picture that does not',
  photoDamaged: '"{file}" is damaged or incomplete: copy it again from the phone or the camera',

  empty: 'the text is missing',
  link: 'the link {html} leads to no page',
  linkToDraft:
    'the link {html} leads to a draft, which is not on the site: take the link out, or publish the draft',
  heading: 'headings start at ##',
  html: 'HTML other than <bdi> is not allowed: {html}',
  paragraphs: 'the text is more than one paragraph',
  longLine: 'the text has {have} characters; {most} fit',

  tag: '"{id}" is not in content/tags.json',
  entry: 'there is no "{id}"',
  noEntry: 'there is no "{id}" in content/{list}, so it is left out',
  noFacts: 'this entry has no facts.json yet, so it is not on the site',
  noWords: 'nothing is said of "{id}", which is in facts.json',
  strangeWords: '"{id}" is not in facts.json, or there twice',
  legend: '{id}: legend: {have} lines for {need} numbers in the drawing',
  planDays: 'expected {need} days, because the price in facts.json is for as many nights',
  sight: '"{id}" is not in "sights" of facts.json',

  baseTwice: '"{id}" is there twice',
  nightBase: '"{id}" is not in "bases"',
  stopBase: '"{id}" is not in "bases" of {place}',
  stopBases: 'expected {need}, one for each night',
  dayElsewhere: 'day {day} of {place} is from {from}, this day from {to}',

  start: 'there is no gateway "{id}" in content/legs.json',
  stopDraft:
    '"{place}" is a draft, so it is not on the site: make this trip a draft too, or take the stop out',
  stop: 'there is no destination "{id}"',
  firstWay: 'nothing comes before the first stop',
  stopWay:
    'from {before} to {place} content/legs.json has {ways}; a flight counts only beside a row of "legs"',
  coldSea: 'in month {month} nothing says that the sea at {place} is warm',
  noFrost: 'in month {month} it freezes by night at none of the stops',
  restMonth: 'in month {month} the rule of app/content/comfort.ts says "rest" at {place}',
  monthOrder: 'expected each once, January first',
  tripDays: 'expected {need}, found {have}',
  travelDay: 'a day of travel has words of its own',
  planDay: '{place} has no day {day} left',
  daySight: 'day {day} has no words of its own, or its place has no sight "{id}"',
  picture: 'expected what the picture shows, because no place or article has it',
  pictureTwice: 'another trip has "{id}"',

  lastDay: '{until} is before "from", {from}',
  noPage: 'there is no page "{address}"',

  movedLanguage: 'write addresses without the language ({languages})',
  movedTwice: '{address} is in this list twice: take one of them out',
  movedBack: 'there is a page at {address} again: take this line out',
  movedOn: '{address} has moved too: lead to {to}',
  movedNowhere: 'there is no page {address}: lead to another one',

  message: 'this key is missing',
  strangeMessage: 'no such key in en.json',
  messageLacks: 'expected the argument {name}',
  messageUnknown: 'there is no argument {name}',
  messagePlural: 'the plural form "{name}" is missing',
  messageBroken: 'not an ICU message: {why}',
} as const;

export type ProblemName = keyof typeof sentences;
type Names<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

type Values = Record<string, string | number>;

export type ContentProblem = {
  /** `destinations/ephesus/words.tr.md` */
  file: string;
  /** `tips.2.text`; empty for the whole file. */
  field: string;
  name: ProblemName;
  values: Values;
  /** In English. */
  says: string;
};

const isProblemName = (name: string): name is ProblemName => Object.hasOwn(sentences, name);

export const problemNames = Object.keys(sentences).filter(isProblemName);

export function problem<Name extends ProblemName>(
  file: string,
  field: string,
  name: Name,
  values: Values & Record<Names<(typeof sentences)[Name]>, string | number>,
): ContentProblem {
  const known = new Map<string, string | number>(Object.entries(values));
  const says = sentences[name].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(known.get(key)));
  return { file, field, name, values, says };
}

export const inEnglish = ({ file, field, says }: ContentProblem) =>
  `content/${file}: ${field === '' ? '' : `${field}: `}${says}`;
