/** Of the team, who can look after a calendar. */
export interface Account {
  id: string;
  name: string;
}
