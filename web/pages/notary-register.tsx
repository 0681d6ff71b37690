/** Stands here until the page is built. */
export default function NotaryRegister() {
  return <h1>NotaryRegister</h1>;
}
