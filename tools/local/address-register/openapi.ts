import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { z } from 'zod';

/**
 * Reads an OpenAPI 3.0 file in JSON, and returns a validator of a body against the schema of its path, status and type.
 */
export async function readDescription(file: string) {
  const description: unknown = JSON.parse(await readFile(file, 'utf8'), asJsonSchema);
  const responses = z.object({
    paths: z.record(z.string(), z.object({ get: z.object({ responses: z.looseObject({}) }) })),
  });
  const { paths } = responses.parse(description);
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'bag', ...z.looseObject({}).parse(description) });

  return function faultsOf(path: string, status: number, contentType: string, body: unknown): string[] {
    const described = Object.hasOwn(paths[path]?.get.responses ?? {}, status) ? String(status) : 'default';
    const steps = ['paths', path, 'get', 'responses', described, 'content', contentType, 'schema'];
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.compile({ $ref: `bag#/${pointer}` });
    validate(body);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  };
}

/** OpenAPI 3.0 writes "or null" its own way, and Kadaster's `Adres.required` misspells `korteNaam`. */
function asJsonSchema(key: string, value: unknown): unknown {
  if (key === 'required' && Array.isArray(value)) {
    return value.map((name: unknown) => (name === 'kortNaam' ? 'korteNaam' : name));
  }
  const nullable = z.looseObject({ nullable: z.literal(true) }).safeParse(value);
  if (!nullable.success) return value;
  const schema = Object.fromEntries(Object.entries(nullable.data).filter(([name]) => name !== 'nullable'));
  return { anyOf: [schema, { type: 'null' }] };
}
