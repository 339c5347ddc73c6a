(* Konane on a bounded board, and plans that prove who wins.

   What a reader has to believe: that [moves] is the list of all boards to which a player can move,
   and that [wins] and [loses] say what they should. The rest is proved.

   A plan is a list of boards with the winner to move, each with the board after his answer. [check]
   asks that every answer is a move, and that whatever the loser replies is answered further on in
   the list: so the plan ends, and nothing about the end of games has to be proved. *)

From Coq Require Import List Bool.
Import ListNotations.

Inductive cell := empty | black | white | wall.
Inductive player := Black | White.
Inductive rules := ancient | modern. (* several jumps in a line are one move, or one jump is *)

Definition line := list cell.
Definition board := list line. (* rows from the top *)

Definition other (p : player) := match p with Black => White | White => Black end.
Definition stone (p : player) := match p with Black => black | White => white end.

Definition same_cell (a b : cell) : bool :=
  match a, b with
  | empty, empty | black, black | white, white | wall, wall => true
  | _, _ => false
  end.

(* A stone of p stands in front of the line and leaves its place: what the line can become. *)
Fixpoint leaps (r : rules) (p : player) (l : line) : list line :=
  match l with
  | over :: to :: rest =>
      if same_cell over (stone (other p)) && same_cell to empty then
        (empty :: stone p :: rest) ::
        match r with
        | ancient => map (fun l' => empty :: empty :: l') (leaps r p rest)
        | modern => []
        end
      else []
  | _ => []
  end.

(* The moves of p in a line, from its beginning towards its end. *)
Fixpoint forwards (r : rules) (p : player) (l : line) : list line :=
  match l with
  | [] => []
  | c :: rest =>
      (if same_cell c (stone p) then map (cons empty) (leaps r p rest) else []) ++
      map (cons c) (forwards r p rest)
  end.

Definition in_line r p (l : line) : list line :=
  forwards r p l ++ map (@rev cell) (forwards r p (rev l)).

Fixpoint in_rows r p (b : board) : list board :=
  match b with
  | [] => []
  | l :: rest => map (fun l' => l' :: rest) (in_line r p l) ++ map (cons l) (in_rows r p rest)
  end.

(* Rows become columns. *)
Fixpoint beside (l : line) (b : board) : board :=
  match l, b with
  | c :: l', row :: b' => (c :: row) :: beside l' b'
  | _, _ => []
  end.
Fixpoint turned (b : board) : board :=
  match b with
  | [] => []
  | [l] => map (fun c => [c]) l
  | l :: rest => beside l (turned rest)
  end.

Definition moves r p (b : board) : list board :=
  in_rows r p b ++ map turned (in_rows r p (turned b)).

(* Whoever cannot move loses. In both, p is to move. *)
Inductive wins (r : rules) : player -> board -> Prop :=
  | Wins p b b' : In b' (moves r p b) -> loses r (other p) b' -> wins r p b
with loses (r : rules) : player -> board -> Prop :=
  | Loses p b : (forall b', In b' (moves r p b) -> wins r (other p) b') -> loses r p b.

Fixpoint same {A} (same_part : A -> A -> bool) (a b : list A) : bool :=
  match a, b with
  | [], [] => true
  | x :: a', y :: b' => same_part x y && same same_part a' b'
  | _, _ => false
  end.
Definition same_board : board -> board -> bool := same (same same_cell).

Lemma same_spec A (f : A -> A -> bool) :
  (forall x y, f x y = true -> x = y) -> forall a b, same f a b = true -> a = b.
Proof.
  intros Hf. induction a as [|x a IH]; destruct b as [|y b]; cbn; try discriminate; auto.
  intros H. apply andb_prop in H as [H1 H2]. f_equal; auto.
Qed.

Lemma same_board_spec a b : same_board a b = true -> a = b.
Proof.
  apply same_spec, same_spec. intros [] []; cbn; congruence.
Qed.

Definition plan := list (board * board).

Definition has (bs : list board) (b : board) := existsb (same_board b) bs.
Definition answers (l : plan) (b : board) := existsb (fun e => same_board b (fst e)) l.

Fixpoint check r w (l : plan) : bool :=
  match l with
  | [] => true
  | (b, b') :: rest =>
      has (moves r w b) b' && forallb (answers rest) (moves r (other w) b') && check r w rest
  end.

Lemma has_spec bs b : has bs b = true -> In b bs.
Proof.
  intros H. apply existsb_exists in H as [c [Hc E]]. apply same_board_spec in E. now subst.
Qed.

Lemma answers_spec l b : answers l b = true -> exists b', In (b, b') l.
Proof.
  intros H. apply existsb_exists in H as [[c c'] [Hc E]]. apply same_board_spec in E.
  cbn in E. subst. now exists c'.
Qed.

Lemma other_other p : other (other p) = p.
Proof. now destruct p. Qed.

Lemma check_spec r w l : check r w l = true -> forall b b', In (b, b') l -> wins r w b.
Proof.
  induction l as [|[c c'] l IH]; [easy|]. intros H b b' Hin. cbn in H.
  apply andb_prop in H as [H Hrest]. apply andb_prop in H as [Hmove Hall].
  destruct Hin as [E|Hin]; [|now apply (IH Hrest b b')].
  injection E as -> ->. apply (Wins r w b b'); [now apply has_spec|].
  constructor. intros d Hd. rewrite other_other.
  rewrite forallb_forall in Hall. destruct (answers_spec _ _ (Hall d Hd)) as [d' Hd'].
  now apply (IH Hrest d d').
Qed.

Theorem plan_wins r w l b : answers l b && check r w l = true -> wins r w b.
Proof.
  intros H. apply andb_prop in H as [Hb Hc]. destruct (answers_spec _ _ Hb) as [b' Hin].
  now apply (check_spec r w l Hc b b').
Qed.

Theorem plan_makes_lose r w l b :
  forallb (answers l) (moves r (other w) b) && check r w l = true -> loses r (other w) b.
Proof.
  intros H. apply andb_prop in H as [Hb Hc]. constructor. intros d Hd. rewrite other_other.
  rewrite forallb_forall in Hb. destruct (answers_spec _ _ (Hb d Hd)) as [d' Hin].
  now apply (check_spec r w l Hc d d').
Qed.
