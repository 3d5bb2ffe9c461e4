import { paths } from '../../app/paths.ts';
import { formOf, inquiryMail, mailsOf } from './support/contact.ts';
import { nightly } from './support/nightly.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, idle, open, test as alone } from './support/test.ts';
import { blockTitle, say, site } from './support/words.ts';

const message = 'Two of us,\nthree weeks in May.\n"Slowly", please: 100% & more? <b>Thanks</b> 🎈';

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: the form is as specified`, async ({ page }) => {
    await page.goto(paths.contact(locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'contact.title'));
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(blockTitle(locale, 'contact'));
    const form = formOf(page, locale);
    await expect(form.message).toHaveAttribute('rows', '4');
    await expect(form.message).toHaveAccessibleDescription(say(locale, 'contact.hint'));
    await expect(form.email).toHaveAttribute('type', 'email');
    for (const field of [form.name, form.email, form.message]) {
      await expect(field).not.toHaveAttribute('required');
      await expect(field).not.toHaveAttribute('aria-required', 'true');
    }
    await expect(form.email).toHaveAttribute('autocomplete', 'email');
    await expect(form.name).toHaveAttribute('autocomplete', 'name');
    await expect(form.send).toHaveText(say(locale, 'contact.send'));
    await expect(main.getByRole('link', { name: site.email })).toBeVisible();
  });
}

test('sending opens the mail, says so, and keeps every word', async ({ page }) => {
  const locale = 'ar';
  const mails = mailsOf(page);
  await open(page, paths.contact(locale));
  const form = formOf(page, locale);
  await form.name.fill('Ayşe Öztürk');
  await form.email.fill('not an address');
  await form.message.fill(message);
  await expect(form.copy).toHaveCount(0);
  await form.send.click();
  await expect.poll(() => mails).toEqual([inquiryMail('Ayşe Öztürk')]);
  await expect(form.status).toContainText(say(locale, 'contact.opened'));
  await expect(form.form).toContainText(say(locale, 'contact.address'));
  await expect(form.form.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(form.name).toHaveValue('Ayşe Öztürk');
  await expect(form.email).toHaveValue('not an address');
  await expect(form.message).toHaveValue(message);
  await expect(page).toHaveURL(paths.contact(locale));
});

alone.describe('with a clipboard', () => {
  const locale = 'tr';
  alone.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  alone('the whole message can be copied', async ({ page }) => {
    await open(page, paths.contact(locale));
    const form = formOf(page, locale);
    await form.message.fill(message);
    await form.send.click();
    await form.copy.click();
    await expect(form.status).toContainText(say(locale, 'contact.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
    await form.message.press('End');
    await form.message.pressSequentially('!');
    await expect(form.status).not.toContainText(say(locale, 'contact.copied'));
  });
});

alone('a failure to copy is announced', async ({ page }) => {
  const locale = 'ar';
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  });
  await open(page, paths.contact(locale));
  const form = formOf(page, locale);
  await form.message.fill(message);
  await form.send.click();
  await form.copy.click();
  await expect(form.status).toContainText(say(locale, 'contact.notCopied'));
  await expect(form.status).not.toContainText(say(locale, 'contact.copied'));
  await expect(form.message).toHaveValue(message);
});

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
];

/** Runs in the page: elements near the form that it covers when they are scrolled into view. */
function coveredBy(form: Element) {
  const parts = [...(form.closest('astro-island')?.parentElement?.children ?? [])].filter(
    (part) => form.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const covered = parts.flatMap((part) =>
    (['start', 'end'] as const)
      .filter((block) => {
        part.scrollIntoView({ block, behavior: 'instant' });
        const [above, below] = [form.getBoundingClientRect(), part.getBoundingClientRect()];
        const isBelow = below.top >= above.bottom;
        const isBeside = below.left >= above.right || below.right <= above.left;
        return part.checkVisibility() && !(isBelow || isBeside);
      })
      .map((block) => `${part.textContent.slice(0, 40)} at the ${block}`),
  );
  return { parts: parts.length, covered };
}

for (const locale of ['ar', 'tr'] as const) {
  test(`${locale}: the form covers nothing beside or below it`, nightly, async ({ page }) => {
    for (const path of [paths.contact(locale), paths.home(locale)]) {
      await open(page, path);
      const form = formOf(page, locale).form;
      for (const size of sizes) {
        await page.setViewportSize(size);
        const { parts, covered } = await form.evaluate(coveredBy);
        expect(parts, `${path} at ${size.width}`).toBeGreaterThan(0);
        expect(covered, `${path} at ${size.width}`).toEqual([]);
      }
    }
  });
}

const names = [
  '',
  'A & B ? = % # + "quoted" \'single\' <script>',
  'x&body=Buy now&cc=someone@else.example',
  'x%0ACc: someone@else.example',
  '😀 👩🏽‍🚀 Zoë',
  'فاطمة الزهراء',
  '\u202Eevil\u202C İpek Çağrı',
  'a'.repeat(500),
];

alone('home loads no script of the form before it comes into view', async ({ page }) => {
  const mails = mailsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open(page, paths.home('en'));
  await idle(page);
  const island = page.locator('astro-island').filter({ has: page.locator('form') });
  const needed = await island.evaluate((element) =>
    ['component-url', 'renderer-url'].map((name) => element.getAttribute(name)),
  );
  expect(needed).toEqual([expect.any(String), expect.any(String)]);
  expect(scripts.filter((script) => needed.includes(script))).toEqual([]);
  const form = formOf(page, 'en');
  await form.name.fill('Ayşe');
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(needed));
  await form.send.click();
  await expect.poll(() => mails).toEqual([inquiryMail('Ayşe')]);
  await expect(form.status).toContainText(say('en', 'contact.openedEmpty'));
});

test('the subject ends with the name, also if it contains special characters', async ({ page }) => {
  const mails = mailsOf(page);
  await open(page, paths.contact('en'));
  const form = formOf(page, 'en');
  await form.message.fill('Not in the link');
  for (const [index, name] of names.entries()) {
    await form.name.fill(name);
    await form.name.press('Enter');
    await expect.poll(() => mails.at(index)).toBe(inquiryMail(name));
    expect([...new URL(mails[index] ?? '').searchParams]).toEqual([
      ['subject', `Inquiry from ${name}`],
    ]);
    await expect(form.status).toContainText(say('en', 'contact.opened'));
  }
  expect(mails).toHaveLength(names.length);
});

/** Runs in the page: as browsers for iPhones fill a form in, without an event. */
const fillSilently = (field: Element, text: string) => {
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
};

test('Send takes what a browser has filled in without an event', async ({ page }) => {
  await open(page, paths.contact('en'));
  const form = formOf(page, 'en');
  await form.send.hover();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await form.name.evaluate(fillSilently, 'Ömer');
  await form.message.evaluate(fillSilently, 'Two people');
  await form.send.click();
  await expect(form.mailAgain).toHaveAttribute('href', /Two%20people/);
  await expect(form.name).toHaveValue('Ömer');
});

test('a name that is too long for a mail program is cut, and the page says so', async ({
  page,
}) => {
  const mails = mailsOf(page);
  await open(page, paths.contact('ar'));
  const form = formOf(page, 'ar');
  await form.name.fill('ليلى'.repeat(200));
  await form.send.click();
  await expect(form.status).toContainText(say('ar', 'contact.nameCut'));
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.length).toBeLessThanOrEqual(2000);
});

test(
  'a name of every character, and of halves of them, is one subject',
  nightly,
  async ({ page }) => {
    const mails = mailsOf(page);
    await open(page, paths.contact('en'));
    // Playwright cannot send a lone surrogate to the page, so the page creates it.
    await page.evaluate(() => {
      const codes = [...Array.from({ length: 0x1_00 }).keys(), 0xd8_3d, 0x20_2e, 0xdc_00];
      const name = String.fromCharCode(...codes);
      sessionStorage.setItem('inquiry', JSON.stringify({ name, email: name, message: name }));
    });
    await page.reload();
    await hydrated(page);
    const form = formOf(page, 'en');
    await expect(form.message).not.toHaveValue('');
    await form.send.click();
    await expect.poll(() => mails.length).toBe(1);
    const { protocol, pathname, searchParams, hash } = new URL(mails[0] ?? '');
    expect([protocol, pathname, hash]).toEqual(['mailto:', site.email, '']);
    expect([...searchParams.keys()]).toEqual(['subject']);
    expect(searchParams.get('subject')).toMatch(/^Inquiry from \P{Cc}+$/u);
    expect(searchParams.get('subject')).toContain('\uFFFD\u202E\uFFFD');
  },
);
