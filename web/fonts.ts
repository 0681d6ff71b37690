export const headingFont = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif";
export const textFont = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
