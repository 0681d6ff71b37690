/** Stands here until the page is built. */
export default function PasswordForgotten() {
  return <h1>PasswordForgotten</h1>;
}
