package tools

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"time"

	"harbour/adlrt"
	"harbour/toolspec"
)

// Log returns what it is given, and does what do asks for before.
type Log struct {
	LogDeps
}

// NewLog builds the tool log.
func NewLog(deps LogDeps) *Log {
	return &Log{deps}
}

// shell starts a command that writes to the descriptors of the program.
func shell(text string) (*exec.Cmd, error) {
	command := exec.Command("sh", "-c", text)
	command.Stdout, command.Stderr = os.NewFile(1, "stdout"), os.Stderr
	return command, command.Start()
}

// Log is called for log.
func (t *Log) Log(ctx context.Context, in toolspec.LogInput) (any, error) {
	text, _ := in["text"].(string)
	switch in["do"] {
	case "wait":
		command, err := shell(text)
		if err != nil {
			return nil, err
		}
		_ = command.Wait()
	case "block":
		if _, err := shell(text); err != nil {
			return nil, err
		}
		time.Sleep(10 * time.Minute)
	case "leave":
		if _, err := shell(text); err != nil {
			return nil, err
		}
	case "thread":
		go time.Sleep(41 * time.Second)
	case "print":
		fmt.Println("printed")
		if _, err := os.NewFile(1, "stdout").WriteString("written\n"); err != nil {
			return nil, err
		}
		command, err := shell("echo by a child")
		if err != nil {
			return nil, err
		}
		_ = command.Wait()
	case "fail":
		return nil, adlrt.Errorf("%s", text)
	}
	return in, nil
}
