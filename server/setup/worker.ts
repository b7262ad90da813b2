import { loadEnvFile } from './env-file.ts';

/** `npm run worker`: takes browser jobs from the queue of instances whose laboratory is remote. */
export async function worker(root: string): Promise<void> {
  loadEnvFile(root);
  await import('../worker.ts');
}
