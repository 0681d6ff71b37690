/** Stands here until the page is built. */
export default function Home() {
  return <h1>Home</h1>;
}
