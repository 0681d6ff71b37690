import * as React from 'react';

/**
 * React's development build notes for every element where it was made, and for every render how long it
 * took, for tools that nobody opens here. It was a third of what the browser had to do; warnings stay.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});
