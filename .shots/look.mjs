import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const origin = 'http://localhost:3930';
async function login(email, opts) {
  const c = await b.newContext(opts); const p = await c.newPage(); p.setDefaultTimeout(120000);
  p.on('console', m => m.type()==='error' && console.log('console', m.text().slice(0,200)));
  if (email.startsWith('staff')) { await c.request.post(origin+'/api/auth/login', {data:{email,password:'siebenschritt-demo',mode:'session'}}); return p; }
  await p.goto(origin + '/login/'); await p.fill('input[name=email]', email); await p.fill('input[name=password]', 'siebenschritt-demo');
  await p.click('button[type=submit]'); await p.waitForURL(/(dashboard|app|admin)/); return p;
}
const p = await login('aylin.demir@example.com', { viewport: { width: 360, height: 800 } });
const cards = await p.evaluate(async () => (await (await fetch('/api/foundations')).json()).data);
const id = cards[0].id; console.log(id, cards[0].unreadMessages);
await p.goto(`${origin}/app/foundation/${id}/messages/`);
await p.fill('textarea:visible', 'Muss mein Mitgründer beim Erstgespräch dabei sein, oder reicht es, wenn ich komme?');
await p.screenshot({ path: '.shots/member-360-write.png' });
await p.click('button:has-text("Senden")'); await p.waitForTimeout(3000);
await p.screenshot({ path: '.shots/member-360.png', fullPage: true });
const s = await login('staff@example.com', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' });
await s.goto(`${origin}/admin/foundations/${id}/messages`); await s.waitForTimeout(4000);
await s.fill('textarea:visible', 'Es reicht, wenn du kommst. Deinen Mitgründer brauchen wir erst beim Notar.\n\nViele Grüße');
await s.keyboard.press('Control+Enter'); await s.waitForTimeout(3000);
await s.screenshot({ path: '.shots/desk-1280-dark.png' });
await p.waitForTimeout(4000);
await p.goto(`${origin}/app/foundation/${id}/`); await p.waitForTimeout(2000);
await p.locator('#messages').scrollIntoViewIfNeeded(); await p.screenshot({ path: '.shots/member-page-360.png' });
await p.setViewportSize({ width: 1280, height: 900 });
await p.goto(`${origin}/en/app/foundation/${id}/messages/`); await p.waitForTimeout(2000);
await p.screenshot({ path: '.shots/member-1280-en.png' });
await b.close();
