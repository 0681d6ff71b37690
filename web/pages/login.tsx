/** Stands here until the page is built. */
export default function Login() {
  return <h1>Login</h1>;
}
