import type { Client } from '@temporalio/client';

/** Those of these workflows that are running. */
export async function runningAmong(
  client: Client,
  workflowIds: readonly string[],
): Promise<Set<string>> {
  const running = new Set<string>();
  if (workflowIds.length === 0) return running;
  const names = workflowIds.map((id) => `'${id}'`).join(', ');
  const query = `ExecutionStatus = 'Running' AND WorkflowId IN (${names})`;
  for await (const { workflowId } of client.workflow.list({ query })) running.add(workflowId);
  return running;
}
