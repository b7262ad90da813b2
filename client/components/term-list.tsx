interface TermListProps {
  /** Pairs of a term and its definition. */
  terms: readonly (readonly string[])[];
  className?: string;
}

/** Definition list. */
export function TermList({ terms, className = 'g2 small' }: TermListProps) {
  return (
    <dl className={`terms stack ${className}`}>
      {terms.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
