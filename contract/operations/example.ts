/** An example of a payload, with the line a reader picks it by. */
export interface Example<Payload> {
  summary: string;
  value: Payload;
}

/** Examples by the name they carry in the document. */
export type Examples<Payload> = Readonly<Record<string, Example<Payload>>>;
