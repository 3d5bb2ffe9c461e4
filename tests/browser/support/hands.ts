import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export type Hand = {
  press: (target: Locator) => Promise<void>;
  choose: (target: Locator, value: string) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
};

export const finger: Hand = {
  press: (target) => target.tap(),
  choose: async (target, value) => {
    await target.selectOption(value);
  },
  write: (target, text) => target.fill(text),
};

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

export function keysOf({ keyboard }: Page): Hand {
  async function tabTo(target: Locator) {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < 200 && !(await isFocused(target)); tabs += 1)
      await keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  return {
    press: async (target) => {
      await tabTo(target);
      await keyboard.press('Enter');
    },
    choose: async (target, value) => {
      await tabTo(target);
      for (let options = 0; options < 12 && (await target.inputValue()) !== value; options += 1)
        await keyboard.press('ArrowDown');
      await expect(target).toHaveValue(value);
    },
    write: async (target, text) => {
      await tabTo(target);
      await keyboard.type(text);
    },
  };
}
