(* Set Nim: stacks of tokens and a family of sets of stacks; a move takes from the stacks of one set,
   by any of the rules of CircularNim.v. Path, Necklace, extended Circular and Moore's Nim are such
   games, and Nim on any simplicial complex.

   What is to be read to know what a theorem says: position, total, rule and removes of CircularNim.v,
   the definitions here up to solved, and of the theorem's own file the family, the readings, the
   cases and the last statement. All the rest is proof, and checked. *)

From Coq Require Import List Arith Lia Permutation Bool.
Require Import CircularNim.
Import ListNotations.
Unset Lia Cache.

(* The stacks at these places, in this order. *)
Definition pick (places : list nat) (p : position) : position := map (fun i => nth i p 0) places.

(* A move takes from the stacks of one set, and leaves the others as they are. *)
Definition move (r : rule) (family : list (list nat)) (p q : position) : Prop :=
  length q = length p /\
  exists s, In s family /\ removes r (pick s p) (pick s q) /\
            forall i, ~ In i s -> nth i q 0 = nth i p 0.

(* The player to move loses, or wins. *)
Inductive P (r : rule) (family : list (list nat)) : position -> Prop :=
| P_all p : (forall q, move r family p q -> N r family q) -> P r family p
with N (r : rule) (family : list (list nat)) : position -> Prop :=
| N_some p q : move r family p q -> P r family q -> N r family p.

(* With its stacks in the order of some reading, the position is in some case. *)
Definition in_set (readings : list (list nat)) (cases : list (position -> Prop)) (p : position) :=
  exists g c, In g readings /\ In c cases /\ c (pick g p).

(* The set of these cases is the set of P-positions with n stacks. *)
Definition solved (n : nat) (r : rule) (family readings : list (list nat))
    (cases : list (position -> Prop)) : Prop :=
  forall p, length p = n ->
    (P r family p <-> in_set readings cases p) /\ (N r family p <-> ~ in_set readings cases p).

(* What is computed of a family and its readings: places are stacks, none of them twice; the readings
   are a group, and each maps sets to sets. *)

Definition is_in (i : nat) (s : list nat) : bool := existsb (Nat.eqb i) s.

Fixpoint distinct (s : list nat) : bool :=
  match s with [] => true | i :: s => negb (is_in i s) && distinct s end.

Definition within (n : nat) (s : list nat) : bool := forallb (fun i => i <? n) s.

Definition same_places (s t : list nat) : bool :=
  distinct s && forallb (fun i => is_in i t) s && forallb (fun i => is_in i s) t.

Fixpoint equal (s t : list nat) : bool :=
  match s, t with
  | [], [] => true
  | i :: s, j :: t => (i =? j) && equal s t
  | _, _ => false
  end.

Definition is_place_list (n : nat) (s : list nat) : bool := distinct s && within n s.

Definition symmetric (n : nat) (family readings : list (list nat)) : bool :=
  forallb (is_place_list n) family &&
  forallb (fun g => is_place_list n g && (length g =? n)) readings &&
  existsb (equal (seq 0 n)) readings &&
  forallb (fun g => forallb (fun h => existsb (equal (pick h g)) readings) readings) readings &&
  forallb (fun g => forallb (fun h => existsb (fun k => equal (pick k g) h) readings) readings)
    readings &&
  forallb (fun g => forallb (fun s => existsb (fun t => same_places (pick t g) s) family) family)
    readings.

Lemma is_in_spec i s : is_in i s = true <-> In i s.
Proof.
  unfold is_in. rewrite existsb_exists. split.
  - intros (j & I & E). apply Nat.eqb_eq in E. now subst j.
  - intros I. exists i. split; [assumption | apply Nat.eqb_refl].
Qed.

Lemma distinct_spec s : distinct s = true -> NoDup s.
Proof.
  induction s as [|i s IH]; cbn; [constructor|].
  rewrite andb_true_iff, negb_true_iff. intros [H I]. constructor; [|auto].
  rewrite <- is_in_spec, H. discriminate.
Qed.

Lemma within_spec n s : within n s = true -> forall i, In i s -> i < n.
Proof.
  unfold within. rewrite forallb_forall. intros H i I. apply Nat.ltb_lt. auto.
Qed.

Lemma equal_spec s t : equal s t = true -> s = t.
Proof.
  revert t; induction s as [|i s IH]; intros [|j t]; cbn; try discriminate; [auto|].
  rewrite andb_true_iff, Nat.eqb_eq. intros [-> H]. now rewrite (IH t).
Qed.

Lemma same_places_spec s t : distinct t = true -> same_places s t = true -> Permutation s t.
Proof.
  unfold same_places. rewrite !andb_true_iff, !forallb_forall. intros D [[E H] I].
  apply NoDup_Permutation; [now apply distinct_spec .. |].
  intros i. rewrite <- !is_in_spec. split; intros J; [apply H | apply I]; now apply is_in_spec.
Qed.

Lemma existsb_equal s l : existsb (equal s) l = true -> In s l.
Proof. rewrite existsb_exists. intros (t & I & E). now rewrite (equal_spec _ _ E). Qed.

(* Picking and putting *)

Lemma pick_length s p : length (pick s p) = length s.
Proof. apply map_length. Qed.

Lemma nth_pick i s p : i < length s -> nth i (pick s p) 0 = nth (nth i s 0) p 0.
Proof.
  intros L. unfold pick. rewrite (nth_indep _ 0 (nth 0 p 0)) by now rewrite map_length.
  apply (map_nth (fun i => nth i p 0)).
Qed.

Lemma pick_pick h g p : (forall i, In i h -> i < length g) -> pick h (pick g p) = pick (pick h g) p.
Proof.
  intros H. unfold pick at 1 3. unfold pick at 2. rewrite map_map.
  apply map_ext_in. intros i I. now apply nth_pick, H.
Qed.

Lemma pick_all p : pick (seq 0 (length p)) p = p.
Proof.
  apply nth_ext with (d := 0) (d' := 0); rewrite pick_length, seq_length; [reflexivity|].
  intros i L. rewrite nth_pick by now rewrite seq_length. now rewrite seq_nth.
Qed.

Fixpoint put_at (i v : nat) (p : position) : position :=
  match p, i with
  | [], _ => []
  | _ :: p, 0 => v :: p
  | t :: p, S i => t :: put_at i v p
  end.

(* With x in the places s. *)
Fixpoint put (s : list nat) (x p : position) : position :=
  match s, x with i :: s, v :: x => put_at i v (put s x p) | _, _ => p end.

Lemma put_at_length i v p : length (put_at i v p) = length p.
Proof. revert i; induction p; intros [|i]; cbn; auto. Qed.

Lemma put_length s x p : length (put s x p) = length p.
Proof. revert x; induction s; intros [|v x]; cbn; auto. now rewrite put_at_length. Qed.

Lemma nth_put_at i v p : i < length p -> nth i (put_at i v p) 0 = v.
Proof. revert i; induction p; intros [|i]; cbn; auto; intros; try lia. apply IHp. lia. Qed.

Lemma nth_put_at_other j i v p : j <> i -> nth j (put_at i v p) 0 = nth j p 0.
Proof. revert i j; induction p; intros [|i] [|j]; cbn; auto. congruence. Qed.

Lemma nth_put_other j s x p : ~ In j s -> nth j (put s x p) 0 = nth j p 0.
Proof.
  revert x; induction s as [|i s IH]; intros [|v x]; cbn; auto.
  intros H. rewrite nth_put_at_other by (intros ->; auto). apply IH. auto.
Qed.

Lemma pick_put_at s i v p : ~ In i s -> pick s (put_at i v p) = pick s p.
Proof.
  intros H. apply map_ext_in. intros j I. apply nth_put_at_other. intros ->. auto.
Qed.

Lemma pick_put s x p : NoDup s -> (forall i, In i s -> i < length p) -> length x = length s ->
  pick s (put s x p) = x.
Proof.
  intros D. revert x; induction D as [|i s O _ IH]; intros [|v x]; cbn; auto; try discriminate.
  intros H L. f_equal.
  - apply nth_put_at. rewrite put_length. auto.
  - fold (pick s (put_at i v (put s x p))). rewrite pick_put_at by assumption. auto.
Qed.

Lemma put_pick s p q : length q = length p -> (forall i, ~ In i s -> nth i q 0 = nth i p 0) ->
  put s (pick s q) p = q.
Proof.
  intros L H. apply nth_ext with (d := 0) (d' := 0); rewrite put_length; [now symmetry|].
  intros j J. revert H. enough (G : In j s \/ nth j q 0 = nth j p 0 ->
    nth j (put s (pick s q) p) 0 = nth j q 0).
  { intros H. apply G. destruct (in_dec Nat.eq_dec j s); auto. }
  induction s as [|i s IH]; cbn.
  - intros [[] | E]. now symmetry.
  - intros G. destruct (Nat.eq_dec j i) as [-> | D].
    + apply nth_put_at. now rewrite put_length.
    + rewrite nth_put_at_other by assumption. apply IH. destruct G as [[-> | I] | E]; auto. congruence.
Qed.

(* Removing *)

Lemma total_permuted x y : Permutation x y -> total x = total y.
Proof. unfold total. induction 1; cbn; lia. Qed.

Lemma picked_below r s p q :
  Forall2 (fun t t' => t' <= t /\ each r t t') (pick s p) (pick s q) <->
  Forall (fun i => nth i q 0 <= nth i p 0 /\ each r (nth i p 0) (nth i q 0)) s.
Proof.
  induction s as [|i s IH]; cbn.
  - split; intros; constructor.
  - split; intros H; inversion H; constructor; auto; now apply IH.
Qed.

Lemma removes_permuted r s t p q : Permutation s t ->
  removes r (pick s p) (pick s q) -> removes r (pick t p) (pick t q).
Proof.
  intros E (H & T). split.
  - rewrite picked_below in *. now rewrite <- E.
  - assert (F : forall p, total (pick s p) = total (pick t p)).
    { intros p'. apply total_permuted. unfold pick. now rewrite E. }
    now rewrite !F in T.
Qed.

Lemma total_below p q : length q = length p -> (forall i, nth i q 0 <= nth i p 0) ->
  total q < total p \/ q = p.
Proof.
  revert q; induction p as [|t p IH]; intros [|u q]; cbn; try discriminate; [now right|].
  intros L H. destruct (IH q) as [T | ->].
  - lia.
  - intros i. exact (H (S i)).
  - left. specialize (H 0). cbn in H. unfold total in *. lia.
  - specialize (H 0). cbn in H. destruct (Nat.eq_dec u t) as [-> | D]; [now right | left; lia].
Qed.

(* In order of the first stack in which they differ. *)
Fixpoint at_most (x y : position) : Prop :=
  match x, y with
  | [], _ => True
  | _, [] => False
  | s :: x, t :: y => s < t \/ s = t /\ at_most x y
  end.

Lemma at_most_either x y : at_most x y \/ at_most y x.
Proof.
  revert y; induction x as [|s x IH]; intros [|t y]; cbn; auto.
  destruct (lt_eq_lt_dec s t) as [[L | ->] | L]; auto. destruct (IH y); auto.
Qed.

Lemma at_most_refl x : at_most x x.
Proof. now destruct (at_most_either x x). Qed.

Lemma at_most_trans x y z : at_most x y -> at_most y z -> at_most x z.
Proof.
  revert y z; induction x as [|s x IH]; intros [|t y] [|u z]; cbn; try tauto.
  intros [L | [-> H]] [M | [-> I]]; try (left; lia). right. split; [reflexivity | eauto].
Qed.

Lemma greatest (f : list nat -> position) g l :
  exists h, In h (g :: l) /\ forall k, In k (g :: l) -> at_most (f k) (f h).
Proof.
  revert g; induction l as [|g' l IH]; intros g.
  - exists g. split; [now left|]. intros k [<- | []]. apply at_most_refl.
  - destruct (IH g') as (h & I & H). destruct (at_most_either (f g) (f h)).
    + exists h. split; [now right|]. intros k [<- | J]; auto.
    + exists g. split; [now left|]. intros k [<- | J]; [apply at_most_refl|].
      apply at_most_trans with (f h); auto.
Qed.

Fixpoint all {A} (F : A -> Prop) (l : list A) : Prop :=
  match l with [] => True | a :: l => F a /\ all F l end.

Lemma all_spec {A} (F : A -> Prop) l : all F l <-> forall a, In a l -> F a.
Proof.
  induction l as [|b l IH]; cbn; [tauto|]. rewrite IH. split.
  - intros [H I] a [<- | J]; auto.
  - auto.
Qed.

(* The first stack that a reading brings elsewhere is no lower than the one it puts there. *)
Fixpoint in_order (i : nat) (h : list nat) (p : position) : Prop :=
  match h with
  | [] => True
  | j :: h => if j =? i then in_order (S i) h p else nth j p 0 <= nth i p 0
  end.

Lemma at_most_in_order i h p : at_most (pick h p) (skipn i p) -> in_order i h p.
Proof.
  revert i; induction h as [|j h IH]; intros i; cbn; [auto|].
  destruct (le_lt_dec (length p) i) as [L | L].
  { now rewrite skipn_all2 by assumption. }
  assert (E : skipn i p = nth i p 0 :: skipn (S i) p).
  { clear - L. revert i L; induction p as [|s p IH]; cbn; [lia|].
    intros [|i] L; [reflexivity|]. apply IH. lia. }
  rewrite E. cbn. destruct (Nat.eqb_spec j i) as [-> | D]; [|lia].
  intros [H | [_ H]]; [lia|]. now apply IH.
Qed.

Section Family.

Variables (n : nat) (r : rule) (family readings : list (list nat)).
Hypothesis fine : symmetric n family readings = true.

Lemma family_places s : In s family -> NoDup s /\ forall i, In i s -> i < n.
Proof.
  pose proof fine as H. unfold symmetric in H. rewrite !andb_true_iff in H.
  destruct H as [[[[[H _] _] _] _] _]. rewrite forallb_forall in H. intros I.
  specialize (H s I). unfold is_place_list in H. rewrite andb_true_iff in H.
  split; [now apply distinct_spec | now apply within_spec].
Qed.

Lemma reading_places g : In g readings -> NoDup g /\ (forall i, In i g -> i < n) /\ length g = n.
Proof.
  pose proof fine as H. unfold symmetric in H. rewrite !andb_true_iff in H.
  destruct H as [[[[[_ H] _] _] _] _]. rewrite forallb_forall in H. intros I.
  specialize (H g I). unfold is_place_list in H. rewrite !andb_true_iff, Nat.eqb_eq in H.
  destruct H as [[D W] L]. split; [now apply distinct_spec|].
  split; [now apply within_spec | assumption].
Qed.

Lemma as_it_stands : In (seq 0 n) readings.
Proof.
  pose proof fine as H. unfold symmetric in H. rewrite !andb_true_iff in H.
  now apply existsb_equal.
Qed.

Lemma readings_composed g h : In g readings -> In h readings -> In (pick h g) readings.
Proof.
  pose proof fine as H. unfold symmetric in H. rewrite !andb_true_iff in H.
  destruct H as [[[_ H] _] _]. rewrite forallb_forall in H. intros I J.
  specialize (H g I). rewrite forallb_forall in H. now apply existsb_equal, H.
Qed.

Lemma readings_divided g h : In g readings -> In h readings ->
  exists k, In k readings /\ pick k g = h.
Proof.
  pose proof fine as H. unfold symmetric in H. rewrite !andb_true_iff in H.
  destruct H as [[_ H] _]. rewrite forallb_forall in H. intros I J.
  specialize (H g I). rewrite forallb_forall in H. specialize (H h J).
  apply existsb_exists in H as (k & K & E). exists k. split; [assumption | now apply equal_spec].
Qed.

Lemma sets_to_sets g s : In g readings -> In s family ->
  exists t, In t family /\ Permutation (pick t g) s.
Proof.
  pose proof fine as H. unfold symmetric in H. rewrite !andb_true_iff in H.
  destruct H as [[[[[D _] _] _] _] H]. rewrite forallb_forall in H, D. intros I J.
  specialize (H g I). rewrite forallb_forall in H. specialize (H s J).
  apply existsb_exists in H as (t & K & E). exists t. split; [assumption|].
  apply same_places_spec; [|assumption].
  specialize (D s J). unfold is_place_list in D. now apply andb_true_iff in D.
Qed.

Lemma pick_reading g h p : In g readings -> In h readings -> pick h (pick g p) = pick (pick h g) p.
Proof.
  intros I J. apply pick_pick. intros i K.
  destruct (reading_places g I) as (_ & _ & ->). now apply (reading_places h J).
Qed.

Lemma read_back g : In g readings ->
  exists k, In k readings /\ forall p, length p = n -> pick k (pick g p) = p.
Proof.
  intros I. destruct (readings_divided g (seq 0 n) I as_it_stands) as (k & K & E).
  exists k. split; [assumption|]. intros p L.
  rewrite pick_reading, E, <- L by assumption. apply pick_all.
Qed.

Lemma move_pick g p q : In g readings -> move r family p q -> move r family (pick g p) (pick g q).
Proof.
  intros I (L & s & J & R & O). split; [now rewrite !pick_length|].
  destruct (sets_to_sets g s I J) as (t & K & E). exists t. split; [assumption|].
  destruct (reading_places g I) as (D & _ & G).
  assert (W : forall i, In i t -> i < length g) by (rewrite G; now apply family_places).
  rewrite !pick_pick by assumption.
  split; [now apply (removes_permuted r s); [symmetry|]|].
  intros i H. destruct (le_lt_dec (length g) i) as [A | A].
  - now rewrite !nth_overflow by now rewrite pick_length.
  - rewrite !nth_pick by assumption. apply O. rewrite <- E. unfold pick. rewrite in_map_iff.
    intros (j & F & B). apply H. now rewrite <- (proj1 (NoDup_nth g 0) D j i (W j B) A F).
Qed.

Lemma move_length p q : move r family p q -> length q = length p.
Proof. now intros [L _]. Qed.

Lemma move_total p q : move r family p q -> total q < total p.
Proof.
  intros (L & s & _ & (B & T & _) & O). rewrite picked_below, Forall_forall in B.
  destruct (total_below p q L) as [H | ->]; [| assumption | lia].
  intros i. destruct (in_dec Nat.eq_dec i s) as [I | I]; [now apply B | now rewrite O].
Qed.

Variable cases : list (position -> Prop).

Lemma in_set_pick g p : In g readings ->
  (in_set readings cases p <-> in_set readings cases (pick g p)).
Proof.
  intros I. split; intros (h & c & J & K & H).
  - destruct (readings_divided g h I J) as (k & M & <-). exists k, c.
    now rewrite pick_reading.
  - exists (pick h g), c. rewrite <- pick_reading by assumption.
    split; [now apply readings_composed | auto].
Qed.

Definition decided (p : position) : Prop :=
  in_set readings cases p \/ exists q, move r family p q /\ in_set readings cases q.

Lemma decided_pick g p : In g readings -> decided p -> decided (pick g p).
Proof.
  intros I [H | (q & M & H)]; [left | right].
  - now apply in_set_pick.
  - exists (pick g q). split; [now apply move_pick | now apply in_set_pick].
Qed.

Lemma P_not_N p : P r family p -> N r family p -> False.
Proof.
  remember (total p) as t eqn:E. revert p E.
  induction t as [t IH] using lt_wf_ind. intros p -> HP HN.
  destruct HN as [p q M HQ]. destruct HP as [p HN].
  exact (IH _ (move_total _ _ M) q eq_refl HQ (HN q M)).
Qed.

(* Whoever moves out of the set cannot return at once, and from elsewhere there is a way in. *)
Theorem partition :
  (forall p q, length p = n -> in_set readings cases p -> move r family p q ->
    ~ in_set readings cases q) ->
  (forall p, length p = n -> decided p) ->
  solved n r family readings cases.
Proof.
  intros stay_out way_in.
  assert (H : forall t p, total p < t -> length p = n ->
    (in_set readings cases p -> P r family p) /\ (~ in_set readings cases p -> N r family p)).
  { induction t as [|t IH]; [lia|]. intros p small L. split.
    - intros I. constructor. intros q M.
      pose proof (move_total _ _ M). pose proof (move_length _ _ M).
      apply IH; [lia | congruence | eauto].
    - intros O. destruct (way_in p L) as [I | (q & M & I)]; [contradiction|].
      pose proof (move_total _ _ M). pose proof (move_length _ _ M).
      apply (N_some _ _ p q M), IH; [lia | congruence | assumption]. }
  intros p L. destruct (H (S (total p)) p) as [HP HN]; [lia | assumption|].
  split; split; [| exact HP | | exact HN].
  - intros Pp. destruct (way_in p L) as [I | (q & M & I)]; [assumption|].
    exfalso. apply (P_not_N p Pp), (N_some _ _ p q M).
    pose proof (move_total _ _ M). pose proof (move_length _ _ M).
    apply (H (S (total q)) q); [lia | congruence | assumption].
  - intros Np I. exact (P_not_N p (HP I) Np).
Qed.

(* The greatest reading, as (II) may choose it. *)
Definition sorted (p : position) : Prop := all (fun h => in_order 0 h p) readings.

Lemma sort_reading p : exists g, In g readings /\ sorted (pick g p).
Proof.
  assert (exists g, In g readings /\
    forall k, In k readings -> at_most (pick k p) (pick g p)) as (g & I & H).
  { pose proof as_it_stands as some. destruct readings as [|g l]; [destruct some|].
    apply (greatest (fun k => pick k p)). }
  exists g. split; [assumption|]. apply all_spec. intros h J.
  apply (at_most_in_order 0). cbn. rewrite pick_reading by assumption.
  now apply H, readings_composed.
Qed.

(* (I) by computation: a set after the other, and of what is left a reading after the other. *)

Definition outside (p : position) : Prop := all (fun g => not_in cases (pick g p)) readings.

Definition no_move (p : position) : Prop :=
  all (fun s => for_removals r (pick s p) (fun x =>
    total x < total (pick s p) -> altogether r (total (pick s p)) (total x) ->
    outside (put s x p))) family.

Lemma outside_spec p : outside p -> ~ in_set readings cases p.
Proof.
  unfold outside. rewrite all_spec. intros H (g & c & I & J & K).
  exact (not_in_spec _ _ _ (H g I) J K).
Qed.

Lemma no_move_spec p q : no_move p -> move r family p q -> ~ in_set readings cases q.
Proof.
  unfold no_move. rewrite all_spec. intros H (L & s & I & (B & T & A) & O).
  apply outside_spec. rewrite <- (put_pick s p q L O).
  exact (for_removals_spec _ _ _ _ (H s I) B T A).
Qed.

(* (II) one way in after the other. *)

Lemma in_nth c p : nth c cases (fun _ => False) p -> In (nth c cases (fun _ => False)) cases.
Proof.
  intros H. destruct (nth_in_or_default c cases (fun _ => False)) as [I | E]; [assumption|].
  rewrite E in H. contradiction.
Qed.

Lemma inside j c p : nth c cases (fun _ => False) (pick (nth j readings []) p) ->
  (j <? length readings) = true -> decided p.
Proof.
  intros H J. left. exists (nth j readings []), (nth c cases (fun _ => False)).
  split; [now apply nth_In, Nat.ltb_lt|]. split; [now apply in_nth in H | assumption].
Qed.

Lemma take i x j c p :
  removal r (pick (nth i family []) p) x /\ total x < total (pick (nth i family []) p) /\
  altogether r (total (pick (nth i family []) p)) (total x) /\
  nth c cases (fun _ => False) (pick (nth j readings []) (put (nth i family []) x p)) ->
  (length p =? n) && (i <? length family) && (j <? length readings) = true -> decided p.
Proof.
  rewrite !andb_true_iff, !Nat.ltb_lt, Nat.eqb_eq. intros (R & T & A & H) [[L F] J].
  pose proof (nth_In family [] F) as I. set (s := nth i family []) in *.
  destruct (family_places s I) as [D W]. apply removal_spec in R.
  assert (removes r (pick s p) x) as Rm by now split.
  assert (E : pick s (put s x p) = x).
  { apply pick_put; [assumption | now rewrite L|].
    now rewrite <- (removes_length _ _ _ Rm), pick_length. }
  right. exists (put s x p). split.
  - split; [apply put_length|]. exists s. split; [assumption|]. rewrite E.
    split; [assumption|]. intros k. apply nth_put_other.
  - exists (nth j readings []), (nth c cases (fun _ => False)).
    split; [now apply nth_In|]. split; [now apply in_nth in H | assumption].
Qed.

(* All together *)

Theorem solved_by :
  all (fun c : position -> Prop => forall p, length p = n -> c p -> no_move p) cases ->
  (forall p, length p = n -> sorted p -> decided p) ->
  solved n r family readings cases.
Proof.
  rewrite all_spec. intros out way_in. apply partition.
  - intros p q L (g & c & I & J & H) M K.
    refine (no_move_spec (pick g p) (pick g q) (out c J _ _ H) _ _).
    + rewrite pick_length. now apply reading_places.
    + now apply move_pick.
    + now apply in_set_pick.
  - intros p L. destruct (sort_reading p) as (g & I & S).
    destruct (read_back g I) as (k & K & B). rewrite <- (B p L).
    apply decided_pick, way_in; [assumption | | assumption].
    rewrite pick_length. now apply reading_places.
Qed.

End Family.

(* Tactics of theorems: in reading j the position is in case c; or it is after the stacks of set i
   became x. *)
Tactic Notation "by_set_reading" constr(j) constr(c) :=
  apply (inside _ _ _ _ j c); [cbn; lia | reflexivity].

Tactic Notation "by_set_taking" constr(fine) constr(i) constr(x) constr(j) constr(c) :=
  apply (take _ _ _ _ fine _ i x j c); [cbn; lia | reflexivity].
