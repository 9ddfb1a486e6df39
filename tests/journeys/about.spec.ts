import content from '../../content-fallback/aboutPage.json' with { type: 'json' };
import members from '../../content-fallback/teamMember.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { inOrder, section } from './read.ts';
import { expect, test } from './states.ts';

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
