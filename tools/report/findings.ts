import type { Content } from '../../app/content/collections.server.ts';
import { photosOf } from '../../app/content/photos.ts';
import { unwrittenOf } from '../../app/content/unwritten.server.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { distanceBetween } from '../../app/sight-map/distance.ts';
import type { Chapter, Known } from './chapter.ts';
import { joined } from './joined.ts';
import { over } from './over.ts';
import { median, textsIn, wordsIn } from './words.ts';

const day = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;

const oldAfter = 365;

type Entry =
  | Content['destinations'][number]
  | Content['articles'][number]
  | Content['answers'][number];

const checkedEntries = ({ destinations, articles, answers }: Content): Entry[] => [
  ...destinations,
  ...articles,
  ...answers,
];

const picture = ({ facts }: Entry) => ('scene' in facts ? { scene: facts.scene } : {});

function oldFacts({ content, today }: Known): Chapter {
  const findings = checkedEntries(content)
    .map((entry) => ({ entry, days: daysBetween(entry.facts.factsChecked, today) }))
    .filter(({ days }) => days > oldAfter)
    .toSorted((a, b) => b.days - a.days)
    .map(({ entry, days }) => ({
      file: `content/${entry.folder}/facts.json`,
      says: `last checked on ${entry.facts.factsChecked}, ${Math.floor(days)} days ago`,
      ...picture(entry),
    }));
  return {
    title: 'Facts not checked for a year',
    about: 'Check them, then set factsChecked to the day of it.',
    findings,
  };
}

/** Times the median of its kind. */
const usual = { least: 0.6, most: 1.6 };

function lengths({ content }: Known): Chapter {
  const { destinations, articles, answers } = content;
  const findings = [destinations, articles, answers].flatMap((entries) =>
    locales.flatMap((locale) => {
      const counted = entries.flatMap((entry) => {
        const words = entry.translations[locale];
        return words ? [{ entry, count: wordsIn(words.body, locale) }] : [];
      });
      const middle = median(counted.map(({ count }) => count));
      return counted
        .filter(({ count }) => count < middle * usual.least || count > middle * usual.most)
        .map(({ entry, count }) => ({
          file: `content/${entry.folder}/${locale}.md`,
          says: `${count} words, where its kind has about ${Math.round(middle)} in this language`,
          ...picture(entry),
        }));
    }),
  );
  return {
    title: 'Texts short or long for their kind',
    about: 'Nothing is wrong with that; look whether it is meant.',
    findings,
  };
}

const best = { least: 120, most: 155 };

function summaries({ content: { destinations, articles } }: Known): Chapter {
  const findings = [...destinations, ...articles].flatMap((entry) =>
    locales.flatMap((locale) => {
      const { length } = entry.translations[locale].frontMatter.summary;
      if (length >= best.least && length <= best.most) return [];
      const says = `summary: ${length} characters; ${best.least} to ${best.most} are shown whole`;
      return [{ file: `content/${entry.folder}/${locale}.md`, says, ...picture(entry) }];
    }),
  );
  return { title: 'Sentences for search engines', about: 'Google cuts what is longer.', findings };
}

function fewer(entry: Entry, locale: Locale): string[] {
  const own: Record<string, unknown> = { ...entry.translations[locale]?.frontMatter };
  return Object.entries(own).flatMap(([key, value]) => {
    if (!Array.isArray(value)) return [];
    const others = locales.map((other) => {
      const words: Record<string, unknown> = { ...entry.translations[other]?.frontMatter };
      const list = words[key];
      return Array.isArray(list) ? list.length : 0;
    });
    const most = Math.max(...others);
    return value.length < most ? [`${key}: ${value.length}, elsewhere ${most}`] : [];
  });
}

function languages({ content }: Known): Chapter {
  const findings = checkedEntries(content).flatMap((entry) => {
    const here = locales.filter((locale) => entry.translations[locale]);
    const shorter = here.flatMap((locale) =>
      fewer(entry, locale).map((says) => ({
        file: `content/${entry.folder}/${locale}.md`,
        says,
        ...picture(entry),
      })),
    );
    if (here.length === locales.length) return shorter;
    const says = `only in ${here.join(', ')}, as its facts.json wants it`;
    return [{ file: `content/${entry.folder}`, says }, ...shorter];
  });
  return {
    title: 'Missing in a language, or shorter there',
    about: 'An answer that only some readers need is meant to be so; a forgotten one is not.',
    findings,
  };
}

function photos({ content: { destinations, articles } }: Known): Chapter {
  const findings = [...destinations, ...articles].flatMap((entry) =>
    entry.facts.photos.flatMap((photo, at) =>
      photo.host === 'unsplash' && photo.author === undefined
        ? [
            {
              file: `content/${entry.folder}/facts.json`,
              says: `photo ${at + 1} names no author: ${photoSource({ ...photo, local: undefined }).page}`,
              ...picture(entry),
            },
          ]
        : [],
    ),
  );
  return {
    title: 'Photos without an author',
    about: 'Until we know the name, the page says Unsplash.',
    findings,
  };
}

function unusedPhotos({ content }: Known): Chapter {
  const used = new Set(
    photosOf(content).map(({ photo }) => (photo.host === 'own' ? photo.id : '')),
  );
  const findings = [...content.ownPhotos.keys()]
    .filter((id) => !used.has(id))
    .map((id) => ({
      file: `content/photos/${id}*`,
      says: 'no entry shows it; to remove it, delete the files that begin with this name',
    }));
  return {
    title: 'Photos of our own that no page shows',
    about:
      'They are not published. Choosing the same picture again in the editor makes them again.',
    findings,
  };
}

function links({ links: stored }: Known): Chapter {
  const findings = (stored?.wrong ?? []).map(({ name, problems }) => ({
    file: name,
    says: problems.join('; '),
  }));
  const about = stored
    ? `As npm run photos:check found them on ${stored.date}.`
    : 'Not checked yet: npm run photos:check (-- --sources for the sources too) needs the internet.';
  return { title: 'Links that answered badly', about, findings };
}

function tags({ content: { tags: all, destinations } }: Known): Chapter {
  const findings = all
    .filter(({ hidden }) => !hidden)
    .map(({ id, name }) => ({
      name,
      places: destinations.filter(({ facts }) => facts.tags.includes(id)),
    }))
    .filter(({ places }) => places.length < 2)
    .map(({ name, places: [place] }) => ({
      file: 'content/tags.json',
      says: place
        ? `“${name.en}” has one place: ${place.translations.en.frontMatter.title}`
        : `“${name.en}” has no place`,
      ...(place && { scene: place.facts.scene }),
    }));
  return {
    title: 'Tags with one place',
    about: 'A filter that leaves one card is a link, not a filter.',
    findings,
  };
}

function prices({ content: { destinations } }: Known): Chapter {
  const findings = destinations.map((entry) => {
    const { title } = entry.translations.en.frontMatter;
    const near = destinations
      .filter((other) => other !== entry)
      .map((other) => ({ other, far: distanceBetween(entry.facts.place, other.facts.place) }))
      .toSorted((a, b) => a.far - b.far)
      .slice(0, 2)
      .map(({ other, far }) => {
        const name = other.translations.en.frontMatter.title;
        return `${name} $${other.facts.price}, ${Math.round(far)} km away`;
      });
    return {
      file: `content/${entry.folder}/facts.json`,
      says: `${title} $${entry.facts.price}; its neighbours: ${near.join('; ')}`,
      scene: entry.facts.scene,
    };
  });
  return { title: 'Prices and their neighbours', about: 'To compare, not to mend.', findings };
}

function unfinished({ content, standIns }: Known): Chapter {
  const { destinations, articles, answers } = content;
  const unwritten = [...destinations, ...articles, ...answers]
    .map((entry) => ({ entry, left: unwrittenOf(entry).length }))
    .filter(({ left }) => left > 0)
    .map(({ entry, left }) => ({
      file: `content/${entry.folder}`,
      says: `${left} fields are still to be written; npm run build names them`,
      ...picture(entry),
    }));
  const undrawn = [...destinations, ...articles]
    .filter(({ facts }) => standIns.has(facts.scene))
    .map((entry) => ({
      file: 'content/stand-ins.json',
      says: `${entry.facts.scene} is a placeholder of sky and land; there is no illustration yet`,
      ...picture(entry),
    }));
  return {
    title: 'Not finished',
    about: 'What has a field to be written is not built; a picture may wait.',
    findings: [...unwritten, ...undrawn],
  };
}

function shared({ plainShares }: Known): Chapter {
  const findings = plainShares.map(({ file, scene }) => ({
    file,
    says: 'shows its drawing without the words of its page',
    ...(scene !== 'hero' && { scene }),
  }));
  return {
    title: 'Pictures of shared pages without their words',
    about: 'On a computer that has a Chromium: npm run art -- share. Until then they stay without.',
    findings,
  };
}

/** The most urgent first. */
export const chaptersOf = (known: Known): Chapter[] =>
  [
    unfinished,
    joined,
    oldFacts,
    over,
    links,
    photos,
    unusedPhotos,
    languages,
    summaries,
    lengths,
    tags,
    prices,
    shared,
  ].map((chapter) => chapter(known));

export function wordCounts({ destinations, articles, experiences, answers, blocks }: Content) {
  const kinds: Record<string, readonly { translations: object }[]> = {
    destinations,
    guide: articles,
    experiences,
    answers,
    blocks,
  };
  return Object.entries(kinds).map(([kind, entries]) => ({
    kind,
    counts: locales.map((locale) =>
      entries
        .flatMap(({ translations }) => textsIn(new Map(Object.entries(translations)).get(locale)))
        .reduce((sum, text) => sum + wordsIn(text, locale), 0),
    ),
  }));
}
