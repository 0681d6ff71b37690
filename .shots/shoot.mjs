import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const base = 'http://localhost:3310'; const id = readFileSync('.shots/id', 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages = (process.argv[2] ?? 'member,staff').split(',');
for (const [who, email] of [['member', 'founder@example.com'], ['staff', 'lawyer@example.com']]) {
  if (!pages.includes(who)) continue;
  const ctx = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await ctx.newPage();
  await page.goto(base + (who === 'staff' ? '/admin' : '/login/')); await page.waitForTimeout(1500); 
  await page.fill('input[type=email]', email); await page.fill('input[type=password]', 'siebenschritt-demo');
  await page.click('button[type=submit]'); await page.waitForTimeout(3000);
  const state = await ctx.storageState(); await ctx.close();
  for (const [w, scheme, lang] of [[1280, 'light', 'de'], [360, 'dark', 'de'], [360, 'light', 'en'], [1280, 'dark', 'en']]) {
    const c = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, storageState: state });
    const p = await c.newPage();
    p.on('console', m => m.type() === 'error' && console.log(who, w, m.text().slice(0, 300)));
    p.on('pageerror', e => console.log('ERR', String(e).slice(0, 300)));
    const paths = who === 'member' ? [['sheets', `${lang === 'en' ? '/en' : ''}/app/foundation/${id}/sheets/`]] : [['sheets', `/admin/foundations/${id}/sheets`]];
    if (process.argv[3]) paths.push(['extra', process.argv[3]]);
    for (const [n, path] of paths) {
      await p.goto(base + path); await p.waitForTimeout(2500); if (process.argv[4]) { for (const d of await p.$$('details > summary')) await d.click(); }
      console.log(who, w, scheme, lang, 'overflow', await p.evaluate(() => document.documentElement.scrollWidth - innerWidth));
      await p.screenshot({ path: `.shots/${who}-${n}-${w}-${scheme}-${lang}.png`, fullPage: true });
    }
    await c.close();
  }
}
await browser.close();
