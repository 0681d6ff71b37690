/** Stands here until the page is built. */
export default function Verify() {
  return <h1>Verify</h1>;
}
