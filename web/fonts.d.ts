/** A font with few characters, see `build-steps/subset-fonts.ts`. */
declare module 'subset:*.woff2' {
  const address: string;
  export default address;
}
