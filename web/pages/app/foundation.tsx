/** Stands here until the page is built. */
export default function Foundation() {
  return <h1>Foundation</h1>;
}
