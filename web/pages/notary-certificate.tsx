/** Stands here until the page is built. */
export default function NotaryCertificate() {
  return <h1>NotaryCertificate</h1>;
}
