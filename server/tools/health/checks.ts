import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import type { CheckDefinition } from '../../../contract/checks/check.ts';
import type { AnyCheck } from './check.ts';

type CatalogueEntry = Pick<CheckDefinition, 'phase' | 'id'>;

const importJudge = async ({ phase, id }: CatalogueEntry): Promise<{ check?: AnyCheck }> =>
  import(`./checks/${phase}/${id}.ts`);

/** Loads a check of the catalogue: the `check` export of `checks/<phase>/<id>.ts`. */
export async function loadCheck(entry: CatalogueEntry, load = importJudge): Promise<AnyCheck> {
  const { phase, id } = entry;
  const missing = `The check ${id} has no judge: checks/${phase}/${id}.ts`;
  const { check } = await load(entry).catch((cause: unknown) => {
    throw new Error(`${missing} cannot be loaded.`, { cause });
  });
  if (check?.id !== id) throw new Error(`${missing} exports no \`check\` with this id.`);
  return check;
}

/** All checks, in catalogue order. */
export const CHECKS: readonly AnyCheck[] = await Promise.all(CATALOGUE.map((entry) => loadCheck(entry)));
