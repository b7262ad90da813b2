/** How many fields a result has of each kind. */
export interface FieldCounts {
  verified: number;
  byHand: number;
  unverified: number;
  unmeasured: number;
}
