import content from '../../content-fallback/aboutPage.json' with { type: 'json' };
import legalDocuments from '../../content-fallback/legality.json' with { type: 'json' };
import members from '../../content-fallback/teamMember.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { inOrder, section } from './read.ts';
import { expect, started, test } from './states.ts';

const { hero, why, publisher, direction, principles, foreword, legality, team } = content;

test.beforeEach(({ page }) => page.goto(paths.about));

test('every section in its order: why, publisher, vision, mission, principles, foreword, legality, team', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(page.getByRole('main')).toContainText(hero.lead);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    why.heading,
    publisher.heading,
    direction.visionHeading,
    direction.missionHeading,
    principles.heading,
    foreword.heading,
    legality.heading,
    team.heading,
  ]);
});

for (const [name, { heading, body }] of Object.entries({ why, publisher, foreword })) {
  test(`${name}: each paragraph of the text`, async ({ page }) => {
    for (const { children } of body)
      await expect(section(page, heading)).toContainText(children.map(({ text }) => text).join(''));
  });
}

test('the foreword is signed', async ({ page }) => {
  await expect(section(page, foreword.heading).getByText(foreword.signature, { exact: true })).toBeVisible();
});

test('vision in a sentence, mission as a list', async ({ page }) => {
  const part = section(page, direction.mark);
  await expect(part).toContainText(direction.vision);
  await expect(part.getByRole('listitem')).toContainText(direction.mission);
});

test('three principles: scholarly trust, right method, ease of access', async ({ page }) => {
  const items = section(page, principles.heading).getByRole('listitem');
  await expect(items).toHaveCount(principles.items.length);
  for (const [index, { title, description }] of principles.items.entries()) {
    await expect(items.nth(index).getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(items.nth(index)).toContainText(description);
  }
});

test('a team of three, each with a name and a role', async ({ page }) => {
  const items = section(page, team.heading).getByRole('listitem');
  await expect(items).toHaveCount(members.length);
  for (const [index, { name, role }] of inOrder(members).entries()) {
    await expect(items.nth(index).getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(items.nth(index).getByText(role, { exact: true })).toBeVisible();
  }
});

test('a permit is struck through from the day after its last one, on a page that was built before', async ({
  page,
}) => {
  const { number, until } = legalDocuments.permit;
  const valid = section(page, legality.heading).getByText(`${number}Kementerian`);
  const lapsed = page.locator('[data-permit]').first();
  for (const [day, holds] of [
    [`${until}T23:59:00+07:00`, true],
    ['2028-01-01T00:00:00+07:00', false],
  ] as const) {
    await page.clock.setFixedTime(day);
    await page.goto(paths.about);
    await started(page);
    await expect(valid).toBeVisible({ visible: holds });
    await expect(lapsed).toBeVisible({ visible: !holds });
  }
});
