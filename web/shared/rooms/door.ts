/** Kept per tab, so that a reload finds the door again: the token of the mailed link. */
export const placeOfRoom = (id: string) => `room ${id}`;

/** Stands for a token where another link of the same notary has led to the door: it gave the cookie with which to ask. */
export const LED_HERE = 'led-here';

export const leadToRoom = (id: string): void => sessionStorage.setItem(placeOfRoom(id), LED_HERE);
