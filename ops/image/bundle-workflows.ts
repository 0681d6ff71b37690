import { workflowBundle } from '#workflows/worker/bundle.ts';

/** Run by the Dockerfile: the image is read-only, so every worker would bundle anew. */
await workflowBundle();
