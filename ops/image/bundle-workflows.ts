import { workflowBundle } from '#workflows/worker/bundle.ts';

/** The Dockerfile runs this: the image is read-only, so that every worker would otherwise bundle anew. */
await workflowBundle();
