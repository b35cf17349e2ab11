import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** The console messages that a test allows, e.g. the browser's message about a call that is made to fail. */
interface Quiet {
  allow(noise: RegExp): void;
}

/**
 * The `test` of e2e tests: signed in as the administrator, and failing on unexpected output of a page: console errors
 * and warnings, uncaught errors, policy violations.
 */
const test = base.extend<{ quiet: Quiet }>({
  storageState: 'e2e/.auth/admin.json',
  quiet: [
    async ({ context }, use) => {
      const noises: string[] = [];
      const allowed: RegExp[] = [];
      await listen(context, noises);
      await use({ allow: (noise) => allowed.push(noise) });
      const unexpected = noises.filter((noise) => !allowed.some((pattern) => pattern.test(noise)));
      expect(unexpected, 'the console is clean and no policy is violated').toEqual([]);
    },
    { auto: true },
  ],
});

async function listen(context: BrowserContext, noises: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI} at ${event.sourceFile}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noises.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => noises.push(`uncaught: ${error.error().message}`));
}

/**
 * Expects no serious accessibility violation in the current page; `only` limits it to some rules, such as
 * `color-contrast`.
 */
async function expectAccessible(page: Page, only?: string[]): Promise<void> {
  // During a theme transition a colour belongs to neither theme, and an element that fades in does not have its final
  // colour.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
  const axe = new AxeBuilder({ page });
  if (only) axe.withRules(only);
  const { violations } = await axe.analyze();
  const serious = violations.filter((violation) => violation.impact === 'serious' || violation.impact === 'critical');
  const findings = serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`.slice(0, 500));
  expect(findings, page.url()).toEqual([]);
}

export { expect, expectAccessible, test };
