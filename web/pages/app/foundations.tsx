/** Stands here until the page is built. */
export default function Foundations() {
  return <h1>Foundations</h1>;
}
