import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** What went wrong in a page besides what a test asserts: console errors and warnings, uncaught errors, policy violations. */
const test = base.extend<{ quiet: string[] }>({
  storageState: 'e2e/.auth/admin.json',
  quiet: [
    async ({ page }, use) => {
      const noises: string[] = [];
      listen(page, noises);
      await use(noises);
      expect(noises, 'the console is clean and no policy is violated').toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, noises: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noises.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noises.push(`uncaught: ${error.message}`));
}

/** No serious accessibility finding in the page as it stands. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((violation) => violation.impact === 'serious' || violation.impact === 'critical');
  expect(
    serious.map(
      (violation) =>
        `${violation.id}: ${violation.nodes
          .map((node) => node.html)
          .join(' ')
          .slice(0, 300)}`,
    ),
  ).toEqual([]);
}

export { expect, expectAccessible, test };
