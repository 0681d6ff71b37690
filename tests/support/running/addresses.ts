/** Where the product runs that these tests are about, as scripts/test.ts says. */
export const site = required('SITE_URL');
export const mailWeb = required('MAIL_WEB_URL');
export const databaseUrl = required('DATABASE_URL');
export const logsDir = required('LOGS_DIR');

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: npm test and npm run test:one set it.`);
  return value;
}
