import { pageList } from '../../src/publish/html/page-list.ts';
import { expect, test } from './site.ts';

/** On wide screens the help button is beside the sheet of paper, elsewhere below the footer. */
for (const width of [320, 1280, 1440]) {
  test(`at ${width} px the help button covers nothing, wherever the page is scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { url } of pageList) {
      await page.goto(url);
      const help = page.locator('aside > a[href^="https://wa.me"]:visible');
      await expect(help).toHaveCount(1);
      const box = (await help.boundingBox())!;
      const foot = (await page.locator('footer').boundingBox())!;
      const sheet = (await page.locator('main div:has(> section)').filter({ visible: true }).first().boundingBox())!;
      const isBeside = box.x >= sheet.x + sheet.width;
      expect.soft(isBeside || box.y >= foot.y + foot.height, url).toBe(true);
      expect.soft(isBeside, `${url}: beside the sheet only where there is room`).toBe(width >= 1440);
    }
  });
}
