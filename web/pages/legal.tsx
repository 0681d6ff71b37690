/** Stands here until the page is built. */
export default function Legal() {
  return <h1>Legal</h1>;
}
