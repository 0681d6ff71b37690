/** Stands here until the page is built. */
export default function Dashboard() {
  return <h1>Dashboard</h1>;
}
