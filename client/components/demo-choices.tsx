interface DemoChoicesProps {
  /** Why the entered address is not read, unless a field shows it. */
  message?: string;
  /** Addresses the demo can read. */
  choices: readonly string[];
  onPick: (address: string) => void;
}

/** Explains that the demo does not read an address, and offers those it does read. */
export function DemoChoices({ message, choices, onPick }: DemoChoicesProps) {
  return (
    <div className="refusal stack g1">
      {message && <p role="alert"><b>{message}</b></p>}
      <ul className="cluster g3">
        {choices.map((address) => (
          <li key={address}>
            <button type="button" className="plain-button" onClick={() => onPick(address)}>{address}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}
