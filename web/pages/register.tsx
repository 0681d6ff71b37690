/** Stands here until the page is built. */
export default function Register() {
  return <h1>Register</h1>;
}
