/** Stands here until the page is built. */
export default function PasswordReset() {
  return <h1>PasswordReset</h1>;
}
