import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { locales, type Locale } from '../../app/locales.ts';
import { closedTrip } from './closed.ts';

/* Trust fields, people, reviews, departures and notices, of which the repository has none. */

const inThree = (en: string, tr: string, ar: string) => ({ en, tr, ar });

export const business = {
  telephone: '+902120000000',
  licence: 'TÜRSAB A-0000',
  licencePage: 'https://licences.example/a-0000',
  company: 'Örnek Turizm Ltd. Şti.',
  tradeRegister: 'İstanbul 000000-0',
  mersis: '0000000000000000',
  taxOffice: 'Beyoğlu',
  taxNumber: '0000000000',
  address: inThree('A street, Istanbul', 'Bir sokak, İstanbul', 'شارع، إسطنبول'),
  hours: inThree('Monday to Friday', 'Pazartesiden cumaya', 'من الاثنين إلى الجمعة'),
  languages: ['tr', 'en', 'ar'],
  payment: inThree('By bank transfer.', 'Havale ile.', 'بتحويل مصرفي.'),
  deposit: inThree('A fifth on booking.', 'Rezervasyonda beşte biri.', 'الخُمس عند الحجز.'),
  cancellation: inThree('Free for a month.', 'Bir ay boyunca ücretsiz.', 'مجانًا خلال شهر.'),
  insurance: inThree('Against insolvency.', 'İflasa karşı.', 'ضد الإفلاس.'),
  controller: {
    name: 'Örnek Turizm Ltd. Şti.',
    address: inThree('A street, Istanbul', 'Bir sokak, İstanbul', 'شارع، إسطنبول'),
    email: 'data@example.com',
    processing: inThree('To answer you.', 'Size yanıt vermek için.', 'للرد عليك.'),
  },
};

export const arabicReview = 'كانت الرحلة هادئة، ووجدنا مصلّى في كل مكان نزلنا فيه.';
const aboutTrip = 'trips/first-visit';

const reviews = {
  calm: {
    about: aboutTrip,
    language: 'ar',
    text: arabicReview,
    name: 'نورة',
    month: '2026-05',
    source: { name: 'A forum', url: 'https://reviews.example/1' },
  },
  quiet: {
    about: aboutTrip,
    language: 'de',
    text: 'Wir waren zu zweit und hatten viel Zeit.\n\nDas Frühstück war gut.',
    name: 'Jonas',
    month: '2026-06',
    source: { name: 'A forum', url: 'https://reviews.example/2' },
  },
  morning: {
    about: 'destinations/cappadocia',
    language: 'en',
    text: 'We were picked up before sunrise and it was worth it.',
    name: 'Ann',
    month: '2026-04',
    source: { name: 'Another forum', url: 'https://reviews.example/3' },
  },
};

export const priceOfClosedTrip = 5555;

/** The years are far enough away that only the first has started when the tests run. */
const departures = {
  gone: { trip: 'first-visit', start: '2026-01-10', price: 1111, places: 'open' },
  autumn: { trip: 'first-visit', start: '2099-09-20', price: 4444, places: 'full' },
  spring: { trip: 'first-visit', start: '2099-05-03', price: 2222, places: 'open' },
  summer: { trip: 'first-visit', start: '2099-07-01', price: 3333, places: 'few' },
  north: { trip: closedTrip, start: '2099-06-01', price: priceOfClosedTrip, places: 'open' },
};

const person = {
  languages: ['tr', 'en', 'ar'],
  since: 2012,
  experiences: ['culinary'],
};
const nameOfPerson = inThree('Ayşe Örnek', 'Ayşe Örnek', 'عائشة أورنك');
const roleOfPerson = inThree('A guide on the coast', 'Kıyıda rehber', 'مرشدة على الساحل');
export const aboutPerson = inThree('Knows every path.', 'Her yolu bilir.', 'تعرف كل درب.');

export const personId = 'ayse';

const noticeTitles = {
  now: inThree('New office hours.', 'Yeni çalışma saatleri.', 'ساعات عمل جديدة.'),
  here: inThree('The road is closed.', 'Yol kapalı.', 'الطريق مغلق.'),
  coming: inThree('Closed in January.', 'Ocakta kapalıyız.', 'مغلق في يناير.'),
  over: inThree('This is over.', 'Bu geçti.', 'انتهى هذا.'),
};
export type NoticeId = keyof typeof noticeTitles;
export const titleOfNotice = (id: NoticeId, locale: Locale) => noticeTitles[id][locale];
const noticeText = inThree(
  'We answer until eight in the evening; [write to us](/contact).',
  'Akşam sekize kadar yanıt veriyoruz; [bize yazın](/contact).',
  'نرد حتى الثامنة مساءً، [اكتب لنا](/contact).',
);

/** When the tests run, the first two are shown; the third has not begun, and the last is over. */
const notices = {
  now: { kind: 'news', from: '2026-01-01', until: '2099-12-31' },
  here: {
    kind: 'warning',
    from: '2026-01-01',
    until: '2099-12-31',
    pages: ['/trips', '/guide/*'],
  },
  coming: { kind: 'warning', from: '2099-01-01', until: '2099-01-31', pages: ['/destinations/*'] },
  over: { kind: 'news', from: '2026-01-01', until: '2026-01-10' },
} satisfies Record<NoticeId, object>;

const files = {
  [`people/${personId}/facts.json`]: JSON.stringify(person),
  ...Object.fromEntries(
    locales.map((locale) => [
      `people/${personId}/words.${locale}.md`,
      `---\nname: ${nameOfPerson[locale]}\nrole: ${roleOfPerson[locale]}\n---\n${aboutPerson[locale]}\n`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(noticeTitles).flatMap(([id, title]) =>
      locales.map((locale) => [
        `notices/${id}/words.${locale}.md`,
        `---\ntitle: ${title[locale]}\n---\n${noticeText[locale]}\n`,
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries({ reviews, departures, notices }).flatMap(([kind, entries]) =>
      Object.entries(entries).map(([id, facts]) => [
        `${kind}/${id}/facts.json`,
        JSON.stringify(facts),
      ]),
    ),
  ),
};

const madeUpIds = {
  people: [personId],
  reviews: Object.keys(reviews),
  departures: Object.keys(departures),
  notices: Object.keys(notices),
};

/** Replaces what a copy of `content/` has of the same kinds. */
export function addMadeUp(content: string) {
  for (const kind of Object.keys(madeUpIds)) {
    rmSync(join(content, kind), { recursive: true, force: true });
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
  const site = join(content, 'site.json');
  const known = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(site, 'utf8')));
  writeFileSync(site, JSON.stringify({ ...known, business, ...madeUpIds }, undefined, 2));
}
