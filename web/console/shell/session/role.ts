/** Who may log in here; members are turned away. */
export const consoleRoles = ['staff', 'lawyer', 'admin'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];
